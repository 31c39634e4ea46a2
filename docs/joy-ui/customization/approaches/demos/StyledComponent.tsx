import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const Tag = styled(Chip)(({ theme }) => ({
  '--Chip-radius': theme.vars.radius.xs,
  fontFamily: theme.vars.fontFamily.code,
}));

export default function StyledComponent() {
  return (
    <Stack direction="row" spacing={1}>
      <Tag>invoice</Tag>
      <Tag color="success">paid</Tag>
    </Stack>
  );
}
