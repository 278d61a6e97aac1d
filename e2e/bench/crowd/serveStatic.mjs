/** The static page as a process of its own, so that its time is its own too: `serveStatic.mjs ROOT PRODUCT_PORT`. */
import { startStaticServer } from "../staticServer.mjs";

const [root, productPort] = process.argv.slice(2);
const { port } = await startStaticServer(root, Number(productPort));
console.log(`http://127.0.0.1:${port}`);
