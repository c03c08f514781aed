# Shelfmark as an image. Build: docker build -t shelfmark .   Run: see deploy/compose.yaml
# The tag names Debian 12 (bookworm), on which the product is tested. Pin it to the digest that you have checked:
# node:24.21.0-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# No package of the stack needs an install script.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY index.html vite.config.ts vite-*.ts tsconfig.base.json ./
COPY scripts scripts
COPY public public
COPY src src
RUN node scripts/build.mjs

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The image has Node 24 itself, so the one of the lock file (127 MB) goes.
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM ${NODE_IMAGE}
# What the browser of speed runs needs beside itself; init ends what a killed run leaves behind.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates fonts-liberation libexpat1 libnspr4 libnss3 tini \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_PORT=9464 DATA_DIR=/data
# Freed memory goes back to the system (decision 28).
ENV MALLOC_MMAP_THRESHOLD_=65536
COPY --from=packages /app/node_modules node_modules
# The server keeps what V8 compiled beside its bundle.
COPY --from=build --chown=node:node /app/dist dist
COPY package.json ./
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.METRICS_PORT + '/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=2", "dist/server/main.js"]
