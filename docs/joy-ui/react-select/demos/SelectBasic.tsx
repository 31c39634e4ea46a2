import * as React from 'react';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SelectBasic() {
  const [team, setTeam] = React.useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ width: 220 }}>
      <Select
        aria-label="Team"
        placeholder="Choose a team"
        value={team}
        onChange={(_event, newTeam) => setTeam(newTeam)}
      >
        <Option value="design">Design</Option>
        <Option value="logistics">Logistics</Option>
        <Option value="support">Support</Option>
        <Option value="archive" disabled>
          Archive
        </Option>
      </Select>
      <Typography level="body-sm">Value: {team ?? 'none'}</Typography>
    </Stack>
  );
}
