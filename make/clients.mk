.PHONY: clients

clients: setup ## Build and test the client packages in Swift 5 and 6 mode and both test frameworks
	@make/clients.sh
