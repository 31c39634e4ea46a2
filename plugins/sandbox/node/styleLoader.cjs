// @ts-check

/**
 * Puts a style sheet into the document when its module is run, and exports its classes: the frame loads scripts
 * only.
 *
 * @this {{ context: string, utils: { contextify(context: string, request: string): string } }}
 * @param {string} request
 * @returns {string}
 */
module.exports.pitch = function styleLoader(request) {
  const source = JSON.stringify(this.utils.contextify(this.context, `!!${request}`));
  return [
    `import sheet from ${source};`,
    "document.head.append(Object.assign(document.createElement('style'), { textContent: String(sheet) }));",
    'export default sheet.locals;',
  ].join('\n');
};
