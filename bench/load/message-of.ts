import type { ChildProcess } from "node:child_process";

/** The next message of a child process; rejects where it ends instead. */
export function messageOf<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`A process of the bench ended with ${code}.`));
    child.once("exit", end);
    child.once("message", (message) => {
      child.off("exit", end);
      resolve(message as Message);
    });
  });
}
