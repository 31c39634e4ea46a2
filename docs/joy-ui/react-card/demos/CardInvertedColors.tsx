import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function CardInvertedColors() {
  const [inverted, setInverted] = React.useState(true);

  const control = (
    <Switch checked={inverted} onChange={(event) => setInverted(event.target.checked)} />
  );

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Card variant="solid" color="primary" invertedColors={inverted}>
        <CardContent>
          <Typography level="title-lg">Family ticket</Typography>
          <Typography textColor="inherit">Two adults and up to three children</Typography>
        </CardContent>
        <Button>Buy ticket</Button>
      </Card>
      <Typography component="label" endDecorator={control}>
        Invert colors
      </Typography>
    </Stack>
  );
}
