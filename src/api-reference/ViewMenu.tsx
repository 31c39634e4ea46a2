import { ChoiceMenu } from './ChoiceMenu';
import { viewLabels, viewMenuLabel } from './viewLabels';
import { useView } from './useView';
import { writeView } from './views';
import type { ListedSection } from './views';

interface Props {
  section: ListedSection;
}

/** Chooses how a section's entries are laid out, on every API page. */
export function ViewMenu({ section }: Props) {
  const view = useView(section);
  return (
    <ChoiceMenu
      name={viewMenuLabel()}
      value={view}
      labels={viewLabels()}
      section={section}
      onChoose={(choice) => writeView(section, choice)}
    />
  );
}
