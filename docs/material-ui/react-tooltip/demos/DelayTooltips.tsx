import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const files = [
  { name: 'Contract', hint: 'Edited by Mei Chen' },
  { name: 'Budget', hint: 'Edited by Tariq Mansour' },
  { name: 'Minutes', hint: 'Edited by Lucía Romero' },
];

export default function DelayTooltips() {
  return (
    <Stack direction="row">
      {files.map(({ name, hint }) => (
        <Tooltip key={name} title={hint} describeChild enterDelay={800} leaveDelay={200}>
          <Button>{name}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
