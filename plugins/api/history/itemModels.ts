import type { ExtractedHook, ExtractedMember } from '../reference/model/hook';
import type { ExtractedComponent, ExtractedProp } from '../reference/model/component';
import type { ExtractedSection, ExtractedSymbol } from '../reference/model/symbol';
import type { ComponentModel, HookModel, InterfaceModel, PropModel } from './model';
import { spellOutFunctions } from './spellOutFunctions';

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

/** Returns the models of a release's components, hooks, or interfaces by name, sorted by name. */
export function modelsOf<Item extends { name: string }, Model>(
  items: readonly Item[],
  toModel: (item: Item) => Model,
): Record<string, Model> {
  return Object.fromEntries(items.toSorted(byName).map((item) => [item.name, toModel(item)]));
}

function memberModel(member: ExtractedProp | ExtractedMember): PropModel {
  return {
    type: member.type,
    ...(member.required && { required: true as const }),
    ...(member.default !== undefined && { default: member.default }),
    ...('deprecated' in member && member.deprecated !== undefined && { deprecated: true as const }),
  };
}

/** Returns the part of a component that its model keeps. */
export function componentModel({
  deprecated,
  props,
  slots,
  classes,
}: ExtractedComponent): ComponentModel {
  return {
    ...(deprecated !== undefined && { deprecated: true as const }),
    props: modelsOf(props, memberModel),
    slots: slots.map(({ name }) => name).sort(),
    classes: classes
      .filter(({ isGlobal }) => !isGlobal)
      .map(({ name }) => name)
      .sort(),
  };
}

/** Returns the model of a hook that is documented next to components. */
export function hookModel({ parameters, returnValue }: ExtractedHook): HookModel {
  return {
    parameters: modelsOf(parameters, memberModel),
    returnValue: modelsOf(returnValue, memberModel),
  };
}

function sectionOf({ sections }: ExtractedSymbol, wanted: ExtractedSection['id']) {
  const found = sections.find(({ id }) => id === wanted);
  return { members: modelsOf(found?.members ?? [], memberModel), type: found?.type };
}

/** Returns the model of a hook that has its own page. */
export function pagedHookModel(hook: ExtractedSymbol): HookModel {
  const { members, type: returns } = sectionOf(hook, 'return-value');
  return {
    parameters: sectionOf(hook, 'parameters').members,
    returnValue: members,
    ...(returns !== undefined && { returns }),
  };
}

/** Returns the model of an interface. */
export function interfaceModel({ deprecated, sections, types }: ExtractedSymbol): InterfaceModel {
  const members = sections.flatMap((section) => section.members);
  return {
    ...(deprecated !== undefined && { deprecated: true as const }),
    properties: modelsOf(members, (member) => ({
      ...memberModel(member),
      type: spellOutFunctions(member.type, types),
    })),
  };
}
