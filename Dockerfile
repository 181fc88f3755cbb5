# Builds the command in Swift's image and installs it in a bare Debian of the same release.
FROM swift:6.1-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends make
WORKDIR /source
COPY . .
RUN make deb

FROM debian:bookworm-slim
COPY --from=build /source/dist/*.deb /tmp/
RUN apt-get update \
  && apt-get install -y --no-install-recommends /tmp/*.deb \
  && rm -rf /tmp/*.deb /var/lib/apt/lists/*
# Documents and pictures, mounted by the user.
WORKDIR /work
ENTRYPOINT ["headframe"]
