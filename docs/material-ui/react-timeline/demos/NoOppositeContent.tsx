import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const events = ['Ticket opened by Priya', 'Assigned to Tomás', 'Answered within two hours'];

export default function NoOppositeContent() {
  return (
    <Timeline
      aria-label="Ticket 77"
      sx={{
        [`& .${timelineItemClasses.root}::before`]: { flex: 0, padding: 0 },
      }}
    >
      {events.map((text, index) => (
        <TimelineItem key={text}>
          <TimelineSeparator>
            <TimelineDot />
            {index < events.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
