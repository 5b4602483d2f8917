import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { listenOn } from "../../../scripts/lib/ports";
import { listenerOf } from "../../../src/receiver/node-server";

it("answers a body that it refuses once the whole has come: a proxy that is cut before passes no answer back", async () => {
  const events: string[] = [];
  const refuse = jest.fn(() => Promise.resolve(new Response(null, { status: 413 })));
  const { port, close } = await listenOn(0, listenerOf(refuse));
  const call = request({ host: "127.0.0.1", port, method: "POST", headers: { "Content-Length": 2 } });
  call.on("response", (answer) => events.push(`answer ${answer.resume().statusCode}`));
  call.on("error", () => undefined);
  const closed = new Promise((resolve) => call.once("close", resolve));
  call.write("a");
  while (refuse.mock.calls.length === 0) await wait(10);
  await wait(50);
  events.push("rest");
  call.end("b");
  await closed;
  await close();
  expect(events).toEqual(["rest", "answer 413"]);
});

it.each(["GET //", "POST //[", "POST http://[", "POST //a:b", "TRACE /", "CONNECT /"])(
  "%s is refused without a trace in the journal",
  async (line) => {
    const journal = jest.spyOn(console, "error").mockImplementation();
    const { port, close } = await listenOn(
      0,
      listenerOf(() => Promise.resolve(new Response(null, { status: 404 }))),
    );
    const socket = connect(port, "127.0.0.1");
    socket.end(`${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^(?:HTTP\/1\.1 4|$)/);
    expect(journal).not.toHaveBeenCalled();
    await close();
  },
);
