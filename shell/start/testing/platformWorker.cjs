/** Stands in for the embedded platform: it tells what is live, and fails where `/fail` is asked for. */
const { createServer } = require("node:http");
const { parentPort, workerData } = require("node:worker_threads");

let { live } = workerData;
const listen = (port = 0) =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      if (request.url === "/fail") {
        setImmediate(() => {
          throw new Error("a service has failed");
        });
      }
      response.setHeader("connection", "close").end(JSON.stringify(live.slots));
    });
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
const urlOf = (server) => `http://127.0.0.1:${server.address().port}`;

void Promise.all([listen(workerData.port), listen(workerData.accountPort)]).then((servers) => {
  const [url, accountUrl] = servers.map(urlOf);
  parentPort.on("message", (message) => {
    if (message.type === "live") {
      live = message.live;
      parentPort.postMessage({ used: [] });
      return;
    }
    for (const server of servers) server.close();
    parentPort.close();
  });
  parentPort.postMessage({ url, accountUrl, hosts: ["main.localhost"] });
});
