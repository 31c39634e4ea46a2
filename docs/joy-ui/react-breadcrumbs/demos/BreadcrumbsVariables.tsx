import * as React from 'react';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsVariables() {
  const [gap, setGap] = React.useState('16');

  return (
    <Stack spacing={2}>
      <Breadcrumbs aria-label="Path with a custom gap" sx={{ '--Breadcrumbs-gap': `${gap}px` }}>
        <Link href="#css-variables-playground">Home</Link>
        <Link href="#css-variables-playground">Garden</Link>
        <Typography>Bulbs</Typography>
      </Breadcrumbs>
      <FormControl>
        <FormLabel>--Breadcrumbs-gap (px)</FormLabel>
        <Input type="number" value={gap} onChange={(event) => setGap(event.target.value)} />
      </FormControl>
    </Stack>
  );
}
