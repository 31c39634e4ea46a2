import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function ColorInversionMotivation() {
  const [inverted, setInverted] = React.useState(true);
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography component="label" startDecorator="invertedColors">
        <Switch
          sx={{ ml: 1 }}
          checked={inverted}
          onChange={(event) => setInverted(event.target.checked)}
        />
      </Typography>
      <Card variant="solid" color="primary" invertedColors={inverted} sx={{ width: 280 }}>
        <Chip variant="outlined">Porto to Osaka</Chip>
        <Typography level="title-lg">Order 4127</Typography>
        <Typography textColor="text.primary">Three parcels wait at the depot.</Typography>
        <Button variant="solid">Track parcels</Button>
        <Button variant="plain">Edit address</Button>
      </Card>
    </Stack>
  );
}
