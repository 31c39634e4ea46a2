import * as React from 'react';
import Badge, { type BadgeOrigin } from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const corners: Record<string, BadgeOrigin> = {
  'Top left': { vertical: 'top', horizontal: 'left' },
  'Top right': { vertical: 'top', horizontal: 'right' },
  'Bottom left': { vertical: 'bottom', horizontal: 'left' },
  'Bottom right': { vertical: 'bottom', horizontal: 'right' },
};
const buttons = Object.keys(corners).map((name) => (
  <Button key={name} value={name} children={name} />
));

export default function BadgeAlignment() {
  const [corner, setCorner] = React.useState('Bottom left');
  const choose = (_event: unknown, value: string | null) => setCorner(value ?? 'Top right');
  const group = { orientation: 'vertical', size: 'sm', value: corner, onChange: choose } as const;

  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <Badge badgeContent={8} anchorOrigin={corners[corner]}>
        <Sheet variant="soft" sx={{ px: 3, py: 1.5 }}>
          Drafts
        </Sheet>
      </Badge>
      <ToggleButtonGroup {...group} aria-label="Corner">
        {buttons}
      </ToggleButtonGroup>
    </Stack>
  );
}
