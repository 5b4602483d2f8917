import { fork, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { socialCardSize } from "../../seo/social-card";
import type { Art } from "./card";
import type { PlacedDrawing } from "./drawing";

/** A card to paint: its picture, what lies above it, and where the JPEG goes. */
export interface Order {
  readonly art: Art;
  /** SVG of the card's size. */
  readonly ground: string;
  readonly words: PlacedDrawing;
  /** Absolute path of the file, in a folder that is there; no other order under way has the same. */
  readonly target: string;
}

/** What the painter says of an order. */
interface Answer {
  readonly target: string;
  readonly fault?: string;
}

interface Customer {
  readonly resolve: () => void;
  readonly reject: (fault: Error) => void;
}

/** Some networks refuse heavier pictures, and all load them on the visitor's line. */
export const maxBytes = 60_000;

const program = path.resolve("src/gatsby/social-cards/painter.process.mjs");

/**
 * Paints cards in a process of its own, with the time that the rest of a build leaves: webpack and Gatsby, who come
 * first, seldom use every core. And not in the process that holds the whole site: pixels are memory, and each few cards
 * would have the collector go through all of it.
 */
export class Painter {
  private readonly process: ChildProcess;
  private readonly customers = new Map<string, Customer>();

  constructor() {
    this.process = fork(program, [JSON.stringify({ ...socialCardSize, maxBytes })]);
    if (this.process.pid !== undefined) setPriority(this.process.pid, constants.priority.PRIORITY_LOW);
    this.process.on("message", (answer) => this.deliver(answer as Answer));
    this.process.on("error", (fault) => this.giveUp(fault.message));
    this.process.on("exit", (code, signal) => this.giveUp(`processus arrêté, ${signal ?? code}`));
  }

  /** Paints a card, however many others are under way. @throws Error that names the file, when it cannot be painted */
  paint(order: Order): Promise<void> {
    return new Promise((resolve, reject) => {
      this.customers.set(order.target, { resolve, reject });
      if (this.process.connected) this.process.send(order);
      else this.giveUp("processus arrêté");
    });
  }

  /** Closes the shop; a card under way is not waited for. */
  close(): void {
    this.process.kill();
  }

  private deliver({ target, fault }: Answer): void {
    const customer = this.customers.get(target);
    this.customers.delete(target);
    if (fault === undefined) customer?.resolve();
    else customer?.reject(cannotPaint(target, fault));
  }

  private giveUp(fault: string): void {
    for (const target of this.customers.keys()) this.deliver({ target, fault });
  }
}

const cannotPaint = (target: string, fault: string): Error =>
  new Error(`${target} : l’image de partage n’a pas pu être dessinée. ${fault}`);
