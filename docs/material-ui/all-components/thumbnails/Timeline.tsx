import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

export default function TimelineThumbnail() {
  return (
    <Timeline sx={{ m: 0, p: 0 }}>
      <TimelineItem sx={{ minHeight: 44 }}>
        <TimelineSeparator>
          <TimelineDot color="primary" />
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent>Packed</TimelineContent>
      </TimelineItem>
      <TimelineItem sx={{ minHeight: 44 }}>
        <TimelineSeparator>
          <TimelineDot />
        </TimelineSeparator>
        <TimelineContent>Sent</TimelineContent>
      </TimelineItem>
    </Timeline>
  );
}
