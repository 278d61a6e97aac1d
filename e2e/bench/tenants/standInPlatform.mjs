import { createServer } from "node:http";

const APP = /^\/(?:v0\/)?tenant-(\d+)\/cms\/app\/(id|settings|setting\/home)$/;

const answer = (response, status, data) => {
  const isGood = status < 400;
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ status: isGood, message: "", data: isGood ? data : null }));
};

const dataOf = (tenant, index, what) => {
  if (what === "id") return { id: `id-${index}`, key: `tenant-${index}` };
  return what === "settings" ? tenant.settings : tenant.home;
};

/**
 * What the shell calls of the platform, without a database: its time and memory are not measured, the shell's are.
 * @param makeTenant gives the tenant of a number below `count`
 */
export const startStandInPlatform = async (count, makeTenant) => {
  const server = createServer((request, response) => {
    const { method, url = "" } = request;
    request.resume();
    if (method === "POST") return answer(response, 201, { token: "token", code: "code" });
    if (url.startsWith("/v1/authorizer/version")) return answer(response, 200, "1.0.0");
    const [, number, what] = APP.exec(url) ?? [];
    const index = Number(number);
    return index < count ? answer(response, 200, dataOf(makeTenant(index), index, what)) : answer(response, 404);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = async () => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${server.address().port}`, stop };
};
