import type {
  ExtractedClass,
  ExtractedComponent,
  ExtractedProp,
  ExtractedSignature,
  ExtractedSlot,
  ExtractedHook,
  ExtractedSymbol,
} from '@component-docs/react-api-model/model/extracted';
import type { Lookup } from './lookup';

/**
 * Returns the text to use in place of an extracted text of a package.
 *
 * @param place where the text is: `Button`, `Button.props.color`
 */
export type WriteText = (text: string, place: string) => string;

interface Described {
  description: string;
  deprecated?: string;
}

/** Returns an item with other texts. An empty text has nothing to translate and stays. */
function mapDescribed<Item extends Described>(item: Item, place: string, write: WriteText): Item {
  const { description, deprecated } = item;
  return {
    ...item,
    description: description && write(description, place),
    ...(deprecated && { deprecated: write(deprecated, `${place}.deprecated`) }),
  };
}

function mapSignature(
  { parameters, returns }: ExtractedSignature,
  place: string,
  write: WriteText,
): ExtractedSignature {
  return {
    parameters: parameters.map((parameter) =>
      mapDescribed(parameter, `${place}.parameters.${parameter.name}`, write),
    ),
    returns: mapDescribed(returns, `${place}.returns`, write),
  };
}

function mapProps(
  props: readonly ExtractedProp[],
  place: string,
  write: WriteText,
): ExtractedProp[] {
  return props.map((prop) => {
    const at = `${place}.${prop.name}`;
    const { signature } = prop;
    return {
      ...mapDescribed(prop, at, write),
      ...(signature && { signature: mapSignature(signature, at, write) }),
    };
  });
}

function mapNamed<
  Item extends ExtractedSlot | ExtractedClass | ExtractedHook['parameters'][number],
>(items: readonly Item[], place: string, write: WriteText): Item[] {
  return items.map((item) => mapDescribed(item, `${place}.${item.name}`, write));
}

/** Returns a component with other texts. */
export function mapComponentTexts(
  component: ExtractedComponent,
  write: WriteText,
): ExtractedComponent {
  const { name } = component;
  return {
    ...mapDescribed(component, name, write),
    props: mapProps(component.props, `${name}.props`, write),
    slots: mapNamed(component.slots, `${name}.slots`, write),
    classes: mapNamed(component.classes, `${name}.classes`, write),
  };
}

/** Returns an interface, or a hook with its own page, with other texts. */
export function mapSymbolTexts(symbol: ExtractedSymbol, write: WriteText): ExtractedSymbol {
  return {
    ...mapDescribed(symbol, symbol.name, write),
    sections: symbol.sections.map((section) => ({
      ...section,
      members: mapProps(section.members, `${symbol.name}.${section.id}`, write),
    })),
  };
}

/** Returns a hook that is described in a tab with other texts. */
export function mapHookTexts(hook: ExtractedHook, write: WriteText): ExtractedHook {
  const { name } = hook;
  return {
    ...mapDescribed(hook, name, write),
    parameters: mapNamed(hook.parameters, `${name}.parameters`, write),
    returnValue: mapNamed(hook.returnValue, `${name}.return-value`, write),
  };
}

/** An item in the reader's language. */
interface Translated<Item> {
  item: Item;
  /** Some of its texts are drafts. */
  hasDrafts: boolean;
}

/**
 * Returns an item with the translations of its texts. Texts without one stay English.
 *
 * @param mapTexts returns the item with other texts
 * @param lookup finds translations; without it, all texts stay English
 */
export function translateTexts<Item>(
  item: Item,
  mapTexts: (item: Item, write: WriteText) => Item,
  lookup?: Lookup,
): Translated<Item> {
  let hasDrafts = false;
  const translated = mapTexts(item, (english) => {
    const found = lookup?.(english);
    hasDrafts ||= found?.entry.state === 'draft';
    return found?.chinese ?? english;
  });
  return { item: translated, hasDrafts };
}
