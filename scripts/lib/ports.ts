import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { UserError } from "./script";

export interface Listening {
  port: number;
  /** @param graceMs how long calls under way may take to get their answer */
  close(graceMs?: number): Promise<void>;
}

/** Serves on a port of this machine (0: a free one). @throws UserError when the port is taken or not allowed */
export function listenOn(port: number, handler: RequestListener, host = "127.0.0.1"): Promise<Listening> {
  const server = createServer(handler);
  const close = (graceMs = 0) =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      if (graceMs > 0) setTimeout(() => server.closeAllConnections(), graceMs).unref();
      else server.closeAllConnections();
    });
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Le port ${port} est déjà pris par un autre programme. Arrêtez-le, ou choisissez un autre port, par exemple PORT=${port + 1}.`,
    EACCES: `Le port ${port} est réservé au système. Choisissez-en un autre, par exemple PORT=9000.`,
  };
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ""];
      reject(reason ? new UserError(reason) : error);
    });
    server.listen(port, host, () => resolve({ port: (server.address() as AddressInfo).port, close }));
  });
}

/** The port that PORT asks for, or else this one; it is tried first, since a site takes minutes to build. @throws UserError */
export async function choosePort(usual: number): Promise<number> {
  const port = Number(process.env.PORT || usual);
  if (!(Number.isInteger(port) && port >= 1 && port <= 65_535))
    throw new UserError(`PORT vaut « ${process.env.PORT} » : donnez un nombre entre 1 et 65535.`);
  // Browsers ask « localhost » at the one or the other.
  for (const host of ["127.0.0.1", "::1"]) {
    const tried = listenOn(port, (_req, res) => void res.end(), host);
    const listening = await tried.catch((error: unknown) => {
      if (error instanceof UserError) throw error;
      // This machine has no IPv6.
    });
    await listening?.close();
  }
  return port;
}
