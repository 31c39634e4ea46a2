// Ejected: the original renders the header, the drawer, and eight providers anew for each page, and all of the old page once more before it goes.
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { Props } from '@theme/DocsRoot';
import { __RouterContext as RouterContext } from 'react-router';
import { CurrentRoute, DeferredRoute } from '@site/src/runtime/first-screen/DeferredRoute';

/** The layout of all documents. A route's props are the values of the router context at its place. */
function DocsRoot({ route, ...router }: Props): ReactNode {
  const layout = useMemo(
    () => (
      <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
        <Layout>
          <CurrentRoute>{renderRoutes(route.routes)}</CurrentRoute>
        </Layout>
      </HtmlClassNameProvider>
    ),
    [route],
  );
  return (
    <RouterContext.Provider value={router}>
      <DeferredRoute>{layout}</DeferredRoute>
    </RouterContext.Provider>
  );
}

/**
 * Rendered once for each address. While the next page loads, Docusaurus goes on with the old one
 * (PendingNavigation), but under a new router context.
 */
export default memo(
  DocsRoot,
  (before, now) => before.location === now.location && before.route === now.route,
);
