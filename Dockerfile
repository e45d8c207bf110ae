# The server and its client; what it keeps is in /data, unless DATABASE_URL names a PostgreSQL.
FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund && npm run release
RUN rm -rf node_modules && npm ci --omit=dev --workspace=apps/server --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production LANDSRAAD_HOST=0.0.0.0 LANDSRAAD_DATA=/data
# What is soon forgotten gets more room before it is swept: a tenth less to do for each answer.
ENV NODE_OPTIONS=--max-semi-space-size=64
COPY --from=build /src/release/package /app
COPY --from=build /src/node_modules /app/node_modules
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 1965
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:1965/healthz').then((told) => process.exit(told.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/bin/landsraad-server.js"]
