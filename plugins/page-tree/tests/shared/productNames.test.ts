import { drawerProductName, productName } from '../../shared/productNames';

const logError = jest.fn<void, [string]>();

beforeEach(() => logError.mockClear());

describe('productName', () => {
  it.each([
    ['material-ui', 'core', 'Material UI'],
    ['joy-ui', 'core', 'Joy UI'],
    ['base-ui', 'core', 'Base UI'],
    ['system', 'core', 'MUI System'],
    ['x-data-grid', 'x', 'MUI X'],
    ['null', 'x', 'MUI X'],
    ['null', 'toolpad', 'Toolpad'],
    ['toolpad-studio', 'toolpad', 'Toolpad Studio'],
    ['toolpad-core', 'toolpad', 'Toolpad Core'],
    ['docs-infra', 'null', 'Docs Infra'],
    ['docs', 'null', 'Home docs'],
    ['core', 'null', 'MUI Core'],
  ])('the name of product %s in category %s is %s', (productId, productCategoryId, name) => {
    expect(productName({ productId, productCategoryId }, logError)).toBe(name);
    expect(logError).not.toHaveBeenCalled();
  });

  it('logs an error with the id of a product without a name', () => {
    const product = { productId: 'null', productCategoryId: 'constructor' };
    expect(productName(product, logError)).toBeUndefined();
    expect(logError).toHaveBeenCalledTimes(1);
    expect(logError.mock.calls[0]?.[0]).toContain('"null" of category "constructor"');
  });

  it('logs to the console by default', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    productName({ productId: 'null', productCategoryId: 'null' });
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });
});

describe('drawerProductName', () => {
  it('differs only for the docs-infra manual', () => {
    const manual = { productId: 'docs-infra', productCategoryId: 'null' };
    expect(drawerProductName(manual, logError)).toBe('Docs-infra');
    const system = { productId: 'system', productCategoryId: 'core' };
    expect(drawerProductName(system, logError)).toBe('MUI System');
  });
});
