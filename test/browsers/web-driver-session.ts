export type Session = Awaited<ReturnType<typeof startSession>>;

type Capabilities = { browserName: string; browserVersion: string };

/** Starts a session with a W3C WebDriver driver: the few commands that the journeys need. */
export async function startSession(driver: string, requested: object) {
  const post = (path: string, body: object = {}) => readAnswer(fetch(`${driver}${path}`, withBody(body)));
  const made = await post("/session", { capabilities: { alwaysMatch: requested } });
  const { sessionId, capabilities } = made as { sessionId: string; capabilities: Capabilities };
  const session = `/session/${sessionId}`;
  return {
    capabilities,
    goTo: (url: string) => post(`${session}/url`, { url }),
    setWindow: (rectangle: object) => post(`${session}/window/rect`, rectangle),
    ask: (expression: string) => post(`${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    act: (input: object) => post(`${session}/actions`, { actions: [input] }),
    picture: async () => {
      const picture = await readAnswer(fetch(`${driver}${session}/screenshot`));
      return Buffer.from(String(picture), "base64");
    },
    end: () => readAnswer(fetch(`${driver}${session}`, { method: "DELETE" })),
  };
}

function withBody(body: object): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function readAnswer(request: Promise<Response>): Promise<unknown> {
  const answer = await request;
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
