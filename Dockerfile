# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /srv/prongwise
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-fund --no-audit
COPY . .
RUN npm run build -- --quiet && npm prune --omit=dev --no-fund --no-audit

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/var/lib/prongwise
WORKDIR /srv/prongwise
COPY --from=build /srv/prongwise ./
RUN install -d -o node -g node /var/lib/prongwise
USER node
VOLUME /var/lib/prongwise
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "build/programs/main.mjs"]
