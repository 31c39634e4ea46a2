import * as React from 'react';
import Badge from '@mui/joy/Badge';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function BadgeVisibility() {
  const [news, setNews] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Badge invisible={!news} color="danger">
        <Chip size="lg">{news ? 'Inbox, new messages' : 'Inbox'}</Chip>
      </Badge>
      <Typography
        component="label"
        endDecorator={<Switch checked={news} onChange={(event) => setNews(event.target.checked)} />}
      >
        New messages
      </Typography>
    </Stack>
  );
}
