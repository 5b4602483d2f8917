import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { UserError } from "./script";

/** Reads a port number from the environment. @throws UserError */
export function readPort(value: string | undefined, fallback: number): number {
  if (value === undefined || value.trim() === "") return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new UserError(`PORT vaut « ${value} » : donnez un nombre entre 1 et 65535.`);
}

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/** Serves on a port of this machine (0: a free one). @throws UserError when the port is taken or not allowed */
export function listenOn(port: number, handler: RequestListener): Promise<Listening> {
  const server = createServer(handler);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, "127.0.0.1", () => resolve({ port: (server.address() as AddressInfo).port, close }));
  });
}

/** Makes sure early that a port can be had later. @throws UserError */
export async function checkPort(port: number): Promise<void> {
  const listening = await listenOn(port, (_req, res) => void res.end());
  await listening.close();
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new UserError(
      `Le port ${port} est déjà pris par un autre programme. Arrêtez-le, ou choisissez un autre port, par exemple PORT=${port + 1}.`,
    );
  }
  if (error.code === "EACCES") {
    return new UserError(
      `Le port ${port} est réservé au système. Choisissez-en un autre, par exemple PORT=9000.`,
    );
  }
  return error;
}
