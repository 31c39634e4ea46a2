import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';

const drivers = ['Amara Okafor', 'Inês Ferreira', 'Ken Watanabe', 'Leila Haddad'];
const frame = { width: 240, px: 2, py: 1, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function SelectAllTransferList() {
  const [night, setNight] = React.useState(['Ken Watanabe']);
  const [checked, setChecked] = React.useState<string[]>([]);
  const shifts = { Day: drivers.filter((name) => !night.includes(name)), Night: night };

  function move(moved: string[]) {
    setNight(drivers.filter((name) => night.includes(name) !== moved.includes(name)));
    setChecked(checked.filter((name) => !moved.includes(name)));
  }

  function renderCheckbox(label: string, names: string[]) {
    const others = checked.filter((name) => !names.includes(name));
    const count = checked.length - others.length;
    const isAll = count > 0 && count === names.length;
    const box = <Checkbox checked={isAll} indeterminate={count > 0 && !isAll} />;
    const toggle = () => setChecked(isAll ? others : [...others, ...names]);
    return <FormControlLabel label={label} control={box} onChange={toggle} />;
  }

  function renderShift(title: string, names: string[]) {
    const chosen = names.filter((name) => checked.includes(name));
    return (
      <Stack key={title} sx={frame}>
        {renderCheckbox(`${title} shift (${chosen.length} of ${names.length})`, names)}
        <List
          aria-label={`${title} shift`}
          sx={{ height: 190, borderTop: 1, borderColor: 'divider' }}
        >
          {names.map((name) => (
            <li key={name}>{renderCheckbox(name, [name])}</li>
          ))}
        </List>
        <Button onClick={() => move(chosen)}>Change shift</Button>
      </Stack>
    );
  }

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {Object.entries(shifts).map(([title, names]) => renderShift(title, names))}
    </Stack>
  );
}
