import { ChoiceMenu } from './ChoiceMenu';
import { viewLabels, viewMenuLabel } from './viewLabels';
import type { ListedSection } from './views';

interface Props {
  section: ListedSection;
}

/** Chooses how a section's entries are laid out, on every API page. */
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
