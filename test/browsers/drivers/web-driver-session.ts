export type Session = Awaited<ReturnType<typeof startSession>>;

type Capabilities = { browserName: string; browserVersion: string };

/** A session with a driver that speaks W3C WebDriver: its few commands that the journeys need. */
export async function startSession(driver: string, wanted: object) {
  const post = (path: string, body: object = {}) => answerOf(fetch(`${driver}${path}`, withBody(body)));
  const made = await post("/session", { capabilities: { alwaysMatch: wanted } });
  const { sessionId, capabilities } = made as { sessionId: string; capabilities: Capabilities };
  const session = `/session/${sessionId}`;
  return {
    capabilities,
    goTo: (url: string) => post(`${session}/url`, { url }),
    setWindow: (rectangle: object) => post(`${session}/window/rect`, rectangle),
    ask: (expression: string) => post(`${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    act: (input: object) => post(`${session}/actions`, { actions: [input] }),
    picture: async () => {
      const picture = await answerOf(fetch(`${driver}${session}/screenshot`));
      return Buffer.from(String(picture), "base64");
    },
    end: () => answerOf(fetch(`${driver}${session}`, { method: "DELETE" })),
  };
}

function withBody(body: object): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function answerOf(asked: Promise<Response>): Promise<unknown> {
  const answer = await asked;
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
