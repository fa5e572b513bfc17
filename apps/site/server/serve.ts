import { createSiteServer } from "./site-server.ts";

const port = Number(process.env.PORT ?? 4173);
const host = process.env.HOST ?? "localhost";
const server = createSiteServer();

server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 10} npm start`
      : error.message,
  );
  process.exit(1);
});
server.listen(port, host, () => console.log(`Site: http://localhost:${port}`));
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
