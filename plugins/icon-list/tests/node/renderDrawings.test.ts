import { renderDrawings } from '../../node';

test('prints attributes as SVG has them, and closes empty elements', () => {
  const code = '[_jsx("path",{d:"M1",fillOpacity:".3"},"0"),_jsx("circle",{cx:"1",r:"2"},"1")]';
  expect(renderDrawings([['Two', code]]).get('Two')).toBe(
    '<path d="M1" fill-opacity=".3"/><circle cx="1" r="2"/>',
  );
});

test('prints fragments and groups, and links without a namespace', () => {
  const code =
    '_jsxs(_Fragment,{children:[_jsx("g",{children:_jsx("path",{d:"M1"})}),_jsx("use",{xlinkHref:"#a"})]})';
  expect(renderDrawings([['Layers', code]]).get('Layers')).toBe(
    '<g><path d="M1"/></g><use href="#a"/>',
  );
});
