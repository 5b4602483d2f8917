import type { RequestListener } from "node:http";
import { createServer, type Server } from "node:http";
import { UserError } from "./user-error";

/** Browsers try one or the other for `localhost`. */
const loopback = ["127.0.0.1", "::1"] as const;

/** Reads a port number from the environment. */
export function readPort(value: string | undefined, fallback: number): number {
  if (value === undefined || value.trim() === "") return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new UserError(`PORT vaut « ${value} » : donnez un nombre entre 1 et 65535.`);
}

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves on a port (0: a free one). The host `localhost` means both loopback addresses, where the machine has
 * both.
 *
 * @throws UserError when the port is taken or not allowed.
 */
export async function listenOn(port: number, host: string, handler: RequestListener): Promise<Listening> {
  const servers: Server[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(closeServer));
  };
  let given = port;
  for (const address of host === "localhost" ? loopback : [host]) {
    const server = createServer(handler);
    try {
      given = await listen(server, given, address);
      servers.push(server);
    } catch (error) {
      const isSpare = servers.length > 0;
      if (isSpare && (hasCode(error, "EADDRNOTAVAIL", "EAFNOSUPPORT") || port === 0)) continue;
      await close();
      throw explain(error, port);
    }
  }
  return { port: given, close };
}

/** Makes sure early that a port can be had later. @throws UserError */
export async function checkPort(port: number, host = "localhost"): Promise<void> {
  const listening = await listenOn(port, host, (_req, res) => void res.end());
  await listening.close();
}

function listen(server: Server, port: number, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, address, () => {
      server.off("error", reject);
      const bound = server.address();
      resolve(typeof bound === "object" && bound !== null ? bound.port : port);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function explain(error: unknown, port: number): unknown {
  if (hasCode(error, "EADDRINUSE")) {
    return new UserError(
      `Le port ${port} est déjà pris par un autre programme. Arrêtez-le, ou choisissez un autre port, par exemple PORT=${port + 1}.`,
    );
  }
  if (hasCode(error, "EACCES")) {
    return new UserError(
      `Le port ${port} est réservé au système. Choisissez-en un autre, par exemple PORT=9000.`,
    );
  }
  return error;
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    codes.some((code) => code === error.code)
  );
}
