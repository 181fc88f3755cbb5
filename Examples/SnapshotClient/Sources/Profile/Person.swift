import Foundation

/// A person with a profile.
public struct Person: Codable, Sendable {
  public var name: String
  public var handle: String
  public var bio: String
  public var followers: Int

  public init(name: String, handle: String, bio: String, followers: Int) {
    self.name = name
    self.handle = handle
    self.bio = bio
    self.followers = followers
  }
}

extension Person {
  public static let sample = Person(
    name: "Katherine Johnson", handle: "@kjohnson",
    bio: "Computes trajectories by hand, and checks the machines that do.", followers: 1969)
}
