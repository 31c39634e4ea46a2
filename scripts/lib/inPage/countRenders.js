// @ts-check
// Runs before the page's own scripts, as it stands: plain JavaScript, no imports.

/** How often React has rendered each island since the page began, by its id. */
const islandRenders = /** @type {Record<string, number>} */ ({});

Object.assign(window, {
  islandRenders,
  // React reports each commit to its developer tools, in production too; every island is a root.
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
