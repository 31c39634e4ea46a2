// The entry of the built site's browser bundle, in place of Docusaurus' client: pages are their HTML, and
// React comes with the first island.
import clientModules from '@generated/client-modules';
import type { ClientModule } from '@docusaurus/types';
import { connectHistory } from '@component-docs/kit/browser/routerHistory';
import { createBrowserHistory } from './pages/browserHistory';
import { followHistory } from './pages/followHistory';
import { startPages } from './pages/startPages';

const history = createBrowserHistory();
connectHistory(history);
const { follow } = startPages();
followHistory({
  history,
  follow,
  tell(hook, change) {
    const ends = clientModules.map((module: ClientModule & { default?: ClientModule }) =>
      (module.default?.[hook] ?? module[hook])?.(change as never),
    );
    return () => ends.forEach((end) => end?.());
  },
  reload: () => window.location.reload(),
});
