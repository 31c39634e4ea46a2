import type { ArrowFunctionExpression, CallExpression, Node, Program, Property } from 'estree';
import { visit } from 'estree-util-visit';

const isNamed = (node: Node | undefined, name: string): boolean =>
  node?.type === 'Identifier' && node.name === name;

/** The `children` among the props that a call of the JSX runtime gives to `<Rest>`. */
function childrenOfRest({ arguments: [type, props] }: CallExpression): Property | undefined {
  if (!isNamed(type, 'Rest') || props?.type !== 'ObjectExpression') {
    return undefined;
  }
  return props.properties.find(
    (property): property is Property =>
      property.type === 'Property' && isNamed(property.key, 'children'),
  );
}

/** `() => <>…</>`, with the children of a call of the JSX runtime. */
function fragmentOf(call: CallExpression, children: Property): ArrowFunctionExpression {
  return {
    type: 'ArrowFunctionExpression',
    params: [],
    expression: true,
    body: {
      ...call,
      arguments: [
        { type: 'Identifier', name: '_Fragment' },
        { type: 'ObjectExpression', properties: [{ ...children }] },
        // In development, the runtime is also given the place in the page.
        ...call.arguments.slice(2),
      ],
    },
  };
}

/** Tells the JSX runtime so, which in development wants a list from any other call. */
function declareOneChild(call: CallExpression): void {
  if (isNamed(call.callee, '_jsxs')) {
    // All pages import it: their layout has one child, too.
    call.callee = { type: 'Identifier', name: '_jsx' };
  } else if (call.arguments[3]) {
    call.arguments[3] = { type: 'Literal', value: false };
  }
}

/**
 * Recma plugin: makes the children of `<Rest>` (`rehypeRest`) a function of none, so that a browser
 * reads and runs that much of a page's code only when it comes to it. Takes a program whose JSX is
 * already calls of the runtime, as MDX hands it to its last plugins.
 */
export function recmaRest() {
  return (program: Program): void => {
    visit(program, (node) => {
      const children = node.type === 'CallExpression' && childrenOfRest(node);
      if (children) {
        children.value = fragmentOf(node, children);
        declareOneChild(node);
      }
    });
  };
}
