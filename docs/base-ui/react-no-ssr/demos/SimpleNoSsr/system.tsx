import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

const Box = styled('p')`
  margin: 0 0 0.5rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
`;

function TimeZone() {
  return <>Your time zone is {Intl.DateTimeFormat().resolvedOptions().timeZone}.</>;
}

export default function SimpleNoSsr() {
  return (
    <div>
      <Box>Shifts are listed in local time.</Box>
      <Box>
        <NoSsr fallback="Your time zone is not known yet.">
          <TimeZone />
        </NoSsr>
      </Box>
    </div>
  );
}
