import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { amara, jonas, mei } from './portraits';

export default function AvatarGroupVariables() {
  const [size, setSize] = React.useState('56');
  const [gap, setGap] = React.useState('-16');
  const [ring, setRing] = React.useState('3');

  const fields = (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <FormControl>
        <FormLabel>--Avatar-size (px)</FormLabel>
        <Input type="number" value={size} onChange={(event) => setSize(event.target.value)} />
      </FormControl>
      <FormControl>
        <FormLabel>--AvatarGroup-gap (px)</FormLabel>
        <Input type="number" value={gap} onChange={(event) => setGap(event.target.value)} />
      </FormControl>
      <FormControl>
        <FormLabel>--Avatar-ringSize (px)</FormLabel>
        <Input type="number" value={ring} onChange={(event) => setRing(event.target.value)} />
      </FormControl>
    </Stack>
  );

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <AvatarGroup
        role="group"
        aria-label="Couriers"
        sx={{
          '--Avatar-size': `${size}px`,
          '--AvatarGroup-gap': `${gap}px`,
          '--Avatar-ringSize': `${ring}px`,
        }}
      >
        <Avatar alt="Mei Tanaka" src={mei} />
        <Avatar alt="Amara Okafor" src={amara} />
        <Avatar alt="Jonas Lindqvist" src={jonas} />
      </AvatarGroup>
      {fields}
    </Stack>
  );
}
