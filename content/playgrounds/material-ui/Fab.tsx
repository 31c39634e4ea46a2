import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import type { FabProps } from '@mui/material/Fab';

export const initial = { color: 'primary' } satisfies Partial<FabProps>;

export default function FabExample(props: Omit<FabProps, 'children'>) {
  return (
    <Fab aria-label="Add" {...props}>
      <AddIcon />
    </Fab>
  );
}
