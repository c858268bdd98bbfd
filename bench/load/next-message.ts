import type { ChildProcess } from "node:child_process";

/** Returns the next message of a child process. Rejects if it exits instead. */
export function waitForMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`A process of the bench ended with ${code}.`));
    child.once("exit", end);
    child.once("message", (message) => {
      child.off("exit", end);
      resolve(message as Message);
    });
  });
}
