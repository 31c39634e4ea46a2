import { ChoiceMenu } from './ChoiceMenu';
import { viewLabels, viewMenuLabel } from './viewLabels';
import type { ListedSection } from './views';

interface Props {
  section: ListedSection;
}

/** Chooses the layout of a section, on every API page. */
export function ViewMenu({ section }: Props) {
  return (
    <ChoiceMenu
      kind="view"
      name={viewMenuLabel()}
      labels={viewLabels()}
      listedSection={section}
      section={section}
    />
  );
}
