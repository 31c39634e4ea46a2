import { createBrowsers } from '../../../node/development/problems';

let messages: string[];
let sent: string[];
let startCompiling: () => void;

/** Creates a server with one browser, which sends as webpack-dev-server does. */
function serverOf() {
  const server = {
    webSocketServer: { clients: ['open'] },
    sendMessage: (clients: readonly unknown[], type: string, data?: unknown) => {
      sent.push([...clients, type, JSON.stringify(data)].join(' ').trim());
    },
    sendStats: (clients: readonly unknown[], { errors = [] }: { errors?: readonly unknown[] }) =>
      server.sendMessage(clients, errors.length > 0 ? 'errors' : 'ok'),
  };
  const tap = (_name: string, run: () => void) => {
    startCompiling = run;
  };
  const show = createBrowsers(server, { hooks: { invalid: { tap } } }, () => messages);
  return { server, show };
}

beforeEach(() => {
  messages = [];
  sent = [];
});

test('messages replace what is shown, beside the errors of the last compilation', () => {
  const { server, show } = serverOf();
  server.sendStats(['open'], { errors: [{ message: 'lost' }] });
  messages = ['wrong'];
  sent = [];
  show();
  expect(sent).toEqual(['open still-ok', 'open errors [{"message":"lost"},{"message":"wrong"}]']);
});

test('messages stay while the bundler compiles, and come to browsers that open a page', () => {
  const { server } = serverOf();
  messages = ['wrong'];
  startCompiling();
  server.sendStats(['new'], {});
  expect(sent).toEqual([
    'open errors [{"message":"wrong"}]',
    'new ok',
    'new errors [{"message":"wrong"}]',
  ]);
});

test('without messages, browsers hear of the bundler only', () => {
  const { server, show } = serverOf();
  startCompiling();
  server.sendStats(['open'], {});
  show();
  expect(sent).toEqual(['open ok', 'open still-ok']);
});
