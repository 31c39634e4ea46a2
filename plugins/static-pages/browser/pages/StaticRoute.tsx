import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import Layout from '@theme/Layout';
import { connectHistory } from '@component-docs/kit/browser/routerHistory';
import { answerEarlyClicks } from '../../shared/earlyClicks';
import { startPages } from './startPages';

/** Header and footer of every page, around content that React doesn't know. */
function StaticRoute(): ReactNode {
  const history = useHistory();
  useEffect(() => {
    connectHistory(history);
    // Docusaurus would set it by react-helmet-async, which the browser doesn't have.
    document.documentElement.dataset.hasHydrated = 'true';
    answerEarlyClicks('shell');
  }, [history]);
  return <Layout />;
}

/**
 * Starts the page in the document and returns the only route: the page at an address is whatever HTML
 * the server has there, so that no page has to know of the others.
 *
 * Docusaurus waits for `preload` before it takes on a new address: until then header and footer belong
 * to the page that is still on the screen.
 */
export function createRoutes() {
  const navigation = startPages();
  const preload = async () => {
    // Asked for before it hydrates, too: that is for the page in the document, wherever the address leads.
    if (window.docusaurusRoot) {
      await navigation.follow();
    }
  };
  return [{ path: '*', component: Object.assign(StaticRoute, { preload }) }];
}
