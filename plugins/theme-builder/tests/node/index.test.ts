import path from 'node:path';
import { readComponents } from '../../node/index';
import { materialUi } from '../../node/libraries/material-ui';

describe('index', () => {
  it('reads props that change the look, with their values, from the installed package', async () => {
    const components = await readComponents(path.resolve(__dirname, '../../../..'), materialUi);
    expect(components).toHaveLength(20);
    const button = components.find(({ key }) => key === 'MuiButton');
    expect(button?.props).toContainEqual({
      name: 'variant',
      options: ['text', 'outlined', 'contained'],
      default: 'text',
    });
    expect(button?.props.map(({ name }) => name)).not.toContain('href');
    components.forEach(({ key, props }) => expect([key, props.length]).not.toEqual([key, 0]));
  });
});
