# The kit and the reference: docker run --rm IMAGE test --url http://host:1337
FROM node:22-slim AS build
WORKDIR /assayer
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# What only fuzz and --smtp need is no dependency of the package, and is in the image.
RUN npm run build && mkdir /extra \
 && cp -R node_modules/fast-check node_modules/pure-rand node_modules/nodemailer /extra/ \
 && npm prune --omit=dev --no-audit --no-fund && cp -R /extra/. node_modules/

FROM node:22-slim
ENV NODE_ENV=production
WORKDIR /assayer
# Without tsconfig.json the program runs what was built.
COPY --from=build /assayer/package.json /assayer/LICENSE ./
COPY --from=build /assayer/node_modules node_modules
COPY --from=build /assayer/bin bin
COPY --from=build /assayer/dist dist
COPY --from=build /assayer/specs specs
RUN mkdir /reports && chown node:node /reports
USER node
# Reports go here unless --output says otherwise: mount a volume to keep them.
WORKDIR /reports
ENV ASSAYER_OUTPUT=/reports
EXPOSE 1337
ENTRYPOINT ["node", "/assayer/bin/assayer.js"]
CMD ["--help"]
