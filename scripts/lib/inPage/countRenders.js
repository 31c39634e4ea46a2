// @ts-check
// Injected before the page's own scripts: plain JavaScript without imports.

/** How often React has rendered each island since the page was opened, by the island's id. */
const islandRenders = /** @type {Record<string, number>} */ ({});

Object.assign(window, {
  islandRenders,
  // React reports each commit to its developer tools, even in production. Every island is a root.
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    /**
     * @param {number} _renderer
     * @param {{ containerInfo: Node }} root
     */
    onCommitFiberRoot(_renderer, { containerInfo }) {
      const id = containerInfo instanceof HTMLElement && containerInfo.dataset.island;
      if (id) {
        islandRenders[id] = (islandRenders[id] ?? 0) + 1;
      }
    },
    onPostCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  },
});
