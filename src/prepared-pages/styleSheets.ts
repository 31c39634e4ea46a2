// The style sheets of what prints prepared pages, in the order in which it imports them: in the
// browser, where none of it is, nothing else would bring them. A test compares the list.
import '../feedback/SectionCommentButton.module.css';
import '../feedback/SectionHeading.module.css';
import '../api-reference/PreparedHtml.module.css';
import '../api-reference/Changes.module.css';
import '../api-reference/ApiTable.module.css';
import '../api-reference/ApiLists.module.css';
import '../api-reference/ChoiceMenu.module.css';
import '../api-reference/Callout.module.css';
import '../code-blocks/CodeBlock.module.css';
import '../api-reference/TypeText.module.css';
import '../api-reference/InheritedProps.module.css';
import '../api-reference/PropUses.module.css';
import '../api-reference/PlanMark.module.css';
import '../api-reference/SinceMark.module.css';
import '../api-reference/TypeDefinitions.module.css';
import '../api-tabs/ApiTabBody.module.css';
