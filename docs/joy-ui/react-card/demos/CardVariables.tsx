import * as React from 'react';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function CardVariables() {
  const [padding, setPadding] = React.useState('16');
  const [radius, setRadius] = React.useState('8');

  const fields = (
    <React.Fragment>
      <FormControl>
        <FormLabel>--Card-padding (px)</FormLabel>
        <Input type="number" value={padding} onChange={(event) => setPadding(event.target.value)} />
      </FormControl>
      <FormControl>
        <FormLabel>--Card-radius (px)</FormLabel>
        <Input type="number" value={radius} onChange={(event) => setRadius(event.target.value)} />
      </FormControl>
    </React.Fragment>
  );

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Card sx={{ '--Card-padding': `${padding}px`, '--Card-radius': `${radius}px` }}>
        <CardContent>Reading room</CardContent>
        <CardOverflow variant="soft">Open until 20:00</CardOverflow>
      </Card>
      {fields}
    </Stack>
  );
}
