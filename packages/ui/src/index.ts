// Every component and its definition. index.test.ts fails if a component is missing here.
export * from "./accordion/accordion.definition.ts";
export * from "./accordion/accordion.tsx";
export * from "./alert/alert.definition.ts";
export * from "./alert/alert.tsx";
export * from "./article-card/article-card.definition.ts";
export * from "./article-card/article-card.tsx";
export * from "./avatar/avatar.definition.ts";
export * from "./avatar/avatar.tsx";
export * from "./badge/badge.definition.ts";
export * from "./badge/badge.tsx";
export * from "./banner/banner.definition.ts";
export * from "./banner/banner.tsx";
export * from "./bar-list/bar-list.tsx";
export * from "./bento/bento.definition.ts";
export * from "./bento/bento.tsx";
export * from "./bento-item/bento-item.definition.ts";
export * from "./bento-item/bento-item.tsx";
export * from "./breadcrumbs/breadcrumbs.definition.ts";
export * from "./breadcrumbs/breadcrumbs.tsx";
export * from "./button/button.definition.ts";
export * from "./button/button.tsx";
export * from "./button-link/button-link.definition.ts";
export * from "./button-link/button-link.tsx";
export * from "./call-to-action/call-to-action.definition.ts";
export * from "./call-to-action/call-to-action.tsx";
export * from "./card/card.definition.ts";
export * from "./card/card.tsx";
export * from "./card-grid/card-grid.definition.ts";
export * from "./card-grid/card-grid.tsx";
export * from "./case-summary/case-summary.definition.ts";
export * from "./case-summary/case-summary.tsx";
export * from "./checkbox/checkbox.definition.ts";
export * from "./checkbox/checkbox.tsx";
export * from "./checkbox-group/checkbox-group.definition.ts";
export * from "./checkbox-group/checkbox-group.tsx";
export * from "./consent-banner/consent-banner.definition.ts";
export * from "./consent-banner/consent-banner.tsx";
export * from "./contact-details/contact-details.definition.ts";
export * from "./contact-details/contact-details.tsx";
export * from "./contact-layout/contact-layout.definition.ts";
export * from "./contact-layout/contact-layout.tsx";
export type { RootProps } from "./definition/root-props.ts";
export * from "./device-frame/device-frame.definition.ts";
export * from "./device-frame/device-frame.tsx";
export * from "./dialog/dialog.definition.ts";
export * from "./dialog/dialog.tsx";
export * from "./drawer/drawer.definition.ts";
export * from "./drawer/drawer.tsx";
export * from "./error-summary/error-summary.tsx";
export * from "./feature-card/feature-card.definition.ts";
export * from "./feature-card/feature-card.tsx";
export {
  controlClass,
  FieldFrame,
  type FieldFrameProps,
  type FieldProps,
  type FieldWiring,
  type Option,
  useField,
  type ValueOption,
} from "./field/field.tsx";
export * from "./file-field/file-field.definition.ts";
export * from "./file-field/file-field.tsx";
export * from "./floating-action/floating-action.definition.ts";
export * from "./floating-action/floating-action.tsx";
export * from "./hero/hero.definition.ts";
export * from "./hero/hero.tsx";
export * from "./hydrated/hydrated.tsx";
export * from "./icon/icon.definition.ts";
export * from "./icon/icon.tsx";
export * from "./job-card/job-card.definition.ts";
export * from "./job-card/job-card.tsx";
export * from "./line-chart/line-chart.tsx";
export * from "./link-list/link-list.definition.ts";
export * from "./link-list/link-list.tsx";
export type {
  LinkAttributes,
  LinkItem,
  LinkRootProps,
  LinkTarget,
} from "./link-slot/link-slot.tsx";
export * from "./logo-cloud/logo-cloud.definition.ts";
export * from "./logo-cloud/logo-cloud.tsx";
export * from "./motif/motif.definition.ts";
export { Motif, type MotifProps } from "./motif/motif.tsx";
export * from "./navigation-menu/navigation-menu.definition.ts";
export * from "./navigation-menu/navigation-menu.tsx";
export * from "./newsletter/newsletter.definition.ts";
export * from "./newsletter/newsletter.tsx";
export * from "./not-found/not-found.definition.ts";
export * from "./not-found/not-found.tsx";
export * from "./pagination/pagination.definition.ts";
export * from "./pagination/pagination.tsx";
export * from "./person-card/person-card.definition.ts";
export * from "./person-card/person-card.tsx";
export * from "./photo/photo.tsx";
export * from "./platform-card/platform-card.tsx";
export * from "./price-tag/price-tag.definition.ts";
export * from "./price-tag/price-tag.tsx";
export * from "./pricing-card/pricing-card.definition.ts";
export * from "./pricing-card/pricing-card.tsx";
export * from "./process-step/process-step.tsx";
export * from "./progress/progress.tsx";
export * from "./prose/prose.tsx";
export * from "./radio-group/radio-group.definition.ts";
export * from "./radio-group/radio-group.tsx";
export * from "./rating/rating.tsx";
export * from "./score-dial/score-dial.definition.ts";
export * from "./score-dial/score-dial.tsx";
export * from "./search-field/search-field.definition.ts";
export * from "./search-field/search-field.tsx";
export * from "./section/section.definition.ts";
export * from "./section/section.tsx";
export * from "./select/select.definition.ts";
export * from "./select/select.tsx";
export * from "./service-card/service-card.definition.ts";
export * from "./service-card/service-card.tsx";
export { type ShareTarget, shareTargets } from "./share-links/share-href.ts";
export * from "./share-links/share-links.definition.ts";
export * from "./share-links/share-links.tsx";
export * from "./site-footer/site-footer.tsx";
export * from "./site-header/site-header.definition.ts";
export * from "./site-header/site-header.tsx";
export * from "./skip-link/skip-link.tsx";
export * from "./stage/stage.definition.ts";
export * from "./stage/stage.tsx";
export * from "./stat-figure/stat-figure.definition.ts";
export * from "./stat-figure/stat-figure.tsx";
export * from "./status-badge/status-badge.definition.ts";
export * from "./status-badge/status-badge.tsx";
export * from "./stepper/stepper.tsx";
export * from "./switch/switch.definition.ts";
export * from "./switch/switch.tsx";
export * from "./table/table.definition.ts";
export * from "./table/table.tsx";
export * from "./tabs/tabs.definition.ts";
export * from "./tabs/tabs.tsx";
export * from "./tag/tag.definition.ts";
export * from "./tag/tag.tsx";
export * from "./testimonial/testimonial.definition.ts";
export * from "./testimonial/testimonial.tsx";
export * from "./text-area/text-area.definition.ts";
export * from "./text-area/text-area.tsx";
export * from "./text-field/text-field.definition.ts";
export * from "./text-field/text-field.tsx";
export * from "./timeline/timeline.tsx";
export * from "./toast/toast.definition.ts";
export * from "./toast/toast.tsx";
export * from "./tooltip/tooltip.definition.ts";
export * from "./tooltip/tooltip.tsx";
export * from "./track/track.tsx";
export * from "./visually-hidden/visually-hidden.tsx";
