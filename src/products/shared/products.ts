import { baseUi } from './list/baseUi';
import { joyUi } from './list/joyUi';
import { materialUi } from './list/materialUi';
import { system } from './list/system';
import { toolpadCore } from './list/toolpadCore';
import { x } from './list/x';

/** Every product that has pages. Each gets its own instance of the docs plugin. */
export const PRODUCTS = [materialUi, baseUi, joyUi, system, x, toolpadCore] as const;

export type ProductId = (typeof PRODUCTS)[number]['id'];
