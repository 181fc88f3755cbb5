.PHONY: cluster-demo

cluster-demo: setup ## Render 10,000 rows on a Spark cluster on this machine; compare with one process
	@make/cluster-demo.sh
